"""What is in the box: the counts and values that the rule documents state."""

from __future__ import annotations

from collections import Counter

import pytest

from cadwallon.library import Library, find_adventure, load_content


def test_arcana(library: Library) -> None:
    copies: Counter[str] = Counter()
    for card in library.arcana.values():
        copies[card.set] += card.count
        assert card.back == {"base": "blue", "expansion": "purple"}[card.set]
    assert copies == {"base": 60, "expansion": 32}
    assert Counter(card.set for card in library.arcana.values()) == {"base": 21, "expansion": 13}


def test_missions_are_five_kinds_with_three_bonuses(library: Library) -> None:
    kinds = ("red_gem", "green_gem", "keys", "scroll", "bracelet")
    found = [(mission.treasure, mission.bonus) for mission in library.missions.values()]
    assert sorted(found) == sorted((kind, bonus) for kind in kinds for bonus in (0, 1, 2))


def test_chest_tokens(library: Library) -> None:
    chest = {token.kind: token for token in library.treasures.values() if token.is_chest_token}
    assert {kind: token.count for kind, token in chest.items()} == {
        "red_gem": 6,
        "green_gem": 3,
        "keys": 3,
        "scroll": 3,
        "bracelet": 3,
        "purse": 3,
        "chest_of_ducats": 3,
    }
    assert chest["red_gem"].value == (2, 4, 6, 8, 10, 12)
    assert all(chest[kind].value == (2, 5, 8) for kind in ("green_gem", "keys", "scroll", "bracelet"))
    assert {kind for kind, token in chest.items() if not token.missionable} == {"purse", "chest_of_ducats"}


def test_other_tokens(library: Library) -> None:
    counts = {token.kind: token.count for token in library.treasures.values() if not token.is_chest_token}
    wanted = {"relic": 12, "rubble": 6, "zombie": 10, "hostage": 15, "portcullis": 9, "wound": 17, "experience": 21}
    assert wanted.items() <= counts.items()
    faces = library.treasures["tr_relic"].faces
    assert [number for number, _ in faces] == list(range(1, 13))
    assert Counter(face for _, face in faces) == {"crown": 3, "sceptre": 3, "mask": 3, "urn": 3}


def test_exploration_tokens(library: Library) -> None:
    counts = {token.id: token.count for token in library.exploration.values()}
    assert len(counts) == 7
    assert sum(counts.values()) == 27
    left_out = 27 - 24
    assert counts["exp_staircase"] > left_out
    assert counts["exp_mechanism"] > left_out
    removed = {token.id for token in library.exploration.values() if token.old_city == "removed"}
    assert removed == {"exp_magic_gem", "exp_mechanism", "exp_staircase"}


def test_gangs(library: Library) -> None:
    assert {id_: gang.thieves for id_, gang in library.gangs.items()} == {
        "executioners": ("chr_leona", "chr_harid", "chr_iris", "chr_davitto"),
        "nocturnis": ("chr_sanaris", "chr_faras", "chr_drokan", "chr_valdur"),
        "kalderns_gang": ("chr_kaldern", "chr_sarys", "chr_elise", "chr_tortok"),
        "cursed_ones": ("chr_jehlan", "chr_anays", "chr_dorak", "chr_torham"),
    }


def test_every_gang_has_one_skill_for_action_points_and_all_roles(library: Library) -> None:
    for gang in library.gangs.values():
        skills = [library.characters[thief].skill for thief in gang.thieves]
        kinds = Counter(skill.kind for skill in skills if skill)
        assert kinds["ap"] == 1
        assert set(kinds) == {"always", "discard", "ap"}
        assert {skill.role for skill in skills if skill} >= {"fighter", "lockpicker", "runner"}
        assert library.characters[gang.mercenary].gang == gang.id


def test_characters(library: Library) -> None:
    characters = library.characters.values()
    assert Counter(c.kind for c in characters) == {"thief": 16, "militia": 5, "hero": 2, "mercenary": 6, "monster": 1}
    assert Counter(c.set for c in characters) == {"base": 20, "expansion": 9, "promo": 1}
    assert {(c.combat, c.movement, c.mind) for c in characters if c.kind == "thief"} == {(2, 4, 4)}
    assert {(c.combat, c.movement, c.mind) for c in characters if c.kind == "hero"} == {(3, 4, 4)}
    assert {c.start for c in characters if c.kind == "militia" and c.set == "base"} == {"guardroom", "treasury"}
    assert library.characters["chr_captain_kornak"].replaces == "chr_kornak"


def test_skills_are_called_after_their_bearers(library: Library) -> None:
    for character in library.characters.values():
        if character.skill:
            assert character.skill.id == character.id.replace("chr_", "skl_")
    rage = library.characters["chr_tortok"].skill
    assert rage is not None
    assert (rage.effects[0].do, rage.effects[0].number("n")) == ("reroll", 1)


def test_expansion_cards(library: Library) -> None:
    assert len(library.equipment) == 18
    assert len(library.intrigues) == 34
    assert sum(card.penalty > 0 for card in library.intrigues.values()) == 7
    assert sum(card.play_at_end for card in library.intrigues.values()) == 6
    needing = [
        sum(card.needs_catacombs for card in cards.values())
        for cards in (library.arcana, library.equipment, library.intrigues)
    ]
    assert needing == [4, 2, 8]


def test_adventures(library: Library) -> None:
    sheets = library.adventures.values()
    assert [sheet.number for sheet in sheets] == list(range(1, 15))
    assert {sheet.number for sheet in sheets if sheet.set == "base"} == set(range(1, 9))
    assert all(sheet.uses_catacombs == (sheet.set == "expansion") for sheet in sheets)
    assert {sheet.number: sheet.players for sheet in sheets if sheet.players != (2, 3, 4)} == {3: (3, 4)}
    assert {sheet.campaign_part: sheet.number for sheet in sheets if sheet.campaign_part} == {1: 9, 2: 10, 3: 11, 4: 12}
    assert {sheet.number: dict(sheet.aliases) for sheet in sheets if sheet.aliases} == {
        7: {"fire": "zombie"},
        11: {"wall": "rubble"},
        12: {"crown": "relic"},
        13: {"reveller": "hostage"},
    }
    assert len(find_adventure(library, 12).boasts) == 11


def test_adventure_1_is_as_printed(library: Library) -> None:
    sheet = find_adventure(library, 1)
    assert sheet.rounds == 7
    assert sheet.setup[0].effects[0].number("n") == 4
    assert [(event.rounds, event.effects[0].do, event.effects[0].number("n")) for event in sheet.track] == [
        ((5,), "alarm", 9)
    ]
    (rob,) = sheet.actions
    assert (rob.cost_ap, rob.place, rob.test_mod) == (2, "treasury", 0)
    assert [(need.word, need.token, need.number) for need in rob.requires] == [
        ("carries", "keys", 1),
        ("gang_carries", "scroll", 1),
    ]


def test_adventure_3_has_the_guild(library: Library) -> None:
    (guild,) = find_adventure(library, 3).sides
    assert guild.figures == ("chr_sienne_base", "chr_isabeau_base", "chr_kornak", "chr_valrut")
    assert guild.ap == 7


def test_requirements_may_name_a_token_and_a_number(library: Library) -> None:
    buy = next(action for action in find_adventure(library, 14).actions if action.id == "adv_14_buy")
    assert [(need.word, need.token, need.number) for need in buy.requires] == [
        ("token_here", "duke", 1),
        ("carries", "relic", 2),
    ]
    off = next(action for action in find_adventure(library, 2).actions)
    assert [(need.word, need.token, need.number) for need in off.requires] == [("bears_mark", "", 1), ("ducats", "", 2)]


def test_events_name_every_round(library: Library) -> None:
    marks = find_adventure(library, 2).track[0]
    assert marks.rounds == (1, 2, 3, 4, 5, 6, 7)


def test_numbers(library: Library) -> None:
    numbers = library.numbers
    assert (numbers.carry_limit, numbers.opening_ducat, numbers.pick_cost, numbers.bash_cost) == (3, 1, 1, 2)
    assert (numbers.left_behind, numbers.mission_cost) == (3, 3)
    assert (numbers.missions_face_up, numbers.missions_per_turn) == (3, 1)
    assert (numbers.intrigue_limit, numbers.intrigue_price, numbers.inn_debt) == (3, 1, 2)
    assert len(numbers.intrigue_sold_in) == 6


@pytest.mark.parametrize("wanted", [1, "1", "adv_01", "the-dukes-treasure"])
def test_an_adventure_is_found_by_number_id_or_slug(library: Library, wanted: int | str) -> None:
    assert find_adventure(library, wanted).id == "adv_01"


def test_an_unknown_adventure_names_the_known_ones(library: Library) -> None:
    with pytest.raises(LookupError, match=r"no adventure 99; known are 1 \(adv_01, the-dukes-treasure\), .*14 \("):
        find_adventure(library, 99)


def test_the_built_in_content_is_read_once() -> None:
    assert load_content() is load_content()
