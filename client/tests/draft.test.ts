import { describe, expect, it } from 'vitest';
import type { AdventureEntry } from '../src/generated/protocol';
import * as drafts from '../src/pages/new/draft';

const sheet = (id: string, change: Partial<AdventureEntry> = {}): AdventureEntry => ({
  id, number: 1, slug: id, set: 'base', players: [2, 3, 4], rounds: 7, modes: ['base', 'old_city'], board: 'district', ...change,
});
const [first, jewels, below] = [sheet('adv_01'), sheet('adv_03', { players: [3, 4], sides: ['adv_03_guild'] }), sheet('adv_09', { set: 'expansion', modes: ['expansion'] })];
const gang = (id: string): drafts.Offered['gangs'][number] => ({ id, colour: '', figures: [], mercenary: '' });
const offered: drafts.Offered = { adventures: [first, jewels, below], gangs: ['executioners', 'nocturnis', 'kalderns_gang', 'cursed_ones'].map(gang) };
const begin = (): drafts.Draft => drafts.firstDraft(offered, 'random', 'Ada');
const gangsIn = (draft: drafts.Draft): string[] => draft.seats.map((seat) => seat.gang);

describe('a new game', () => {
  it('is adventure 1 against one bot if nothing is chosen', () => {
    const wish = drafts.wishOf(begin(), (seat) => `a ${seat.kind}`);
    expect(wish).toEqual({
      adventure: 'adv_01',
      mode: 'base',
      inn: false,
      seats: [
        { gang: 'kalderns_gang', kind: 'here', name: 'Ada' },
        { gang: 'executioners', kind: 'bot', name: 'a bot', bot: 'random' },
      ],
    });
  });

  it('brings as many seats as the adventure needs, and keeps the mode it can keep', () => {
    const three = drafts.chooseAdventure(drafts.chooseMode(begin(), 'old_city'), jewels, offered, 'random');
    expect(three.seats).toHaveLength(3);
    expect(three.mode).toBe('old_city');
    expect(drafts.chooseAdventure(three, below, offered, 'random').mode).toBe('expansion');
  });

  it('has the Inn only with the expansion', () => {
    const inn = { ...drafts.chooseAdventure(begin(), below, offered, 'random'), inn: true };
    expect(drafts.chooseAdventure(inn, first, offered, 'random').inn).toBe(false);
    expect(drafts.chooseMode({ ...begin(), mode: 'old_city', inn: true }, 'base').inn).toBe(false);
  });

  it('swaps gangs, so that none is led twice', () => {
    expect(gangsIn(drafts.chooseGang(begin(), 0, 'executioners'))).toEqual(['executioners', 'kalderns_gang']);
    expect(gangsIn(drafts.chooseGang(begin(), 0, 'cursed_ones'))).toEqual(['cursed_ones', 'executioners']);
  });

  it('offers the Guild where it plays, and takes it away elsewhere', () => {
    expect(drafts.gangsOf(first, offered)).not.toContain(drafts.GUILD);
    const guild = drafts.chooseGang(drafts.chooseAdventure(begin(), jewels, offered, 'random'), 0, drafts.GUILD);
    expect(drafts.gangsOf(jewels, offered)).toContain(drafts.GUILD);
    const back = drafts.chooseAdventure(guild, first, offered, 'random');
    expect(gangsIn(back)).not.toContain(drafts.GUILD);
    expect(new Set(gangsIn(back)).size).toBe(back.seats.length);
  });

  it('gives every added seat a gang of its own, four at most', () => {
    let draft = begin();
    for (let i = 0; i < 5; i++) draft = drafts.addSeat(draft, offered, 'random');
    expect([...gangsIn(draft)].sort()).toEqual(['cursed_ones', 'executioners', 'kalderns_gang', 'nocturnis']);
    expect(gangsIn(drafts.removeSeat(draft, 1))).toHaveLength(3);
  });

  it('says what is wrong with names', () => {
    expect(drafts.wrongs(begin())).toEqual([]);
    expect(drafts.wrongs(drafts.changeSeat(begin(), 1, { name: ' ADA ' }))).toEqual([{ text: 'new-wrong-same', seat: 1 }]);
    expect(drafts.wrongs(drafts.changeSeat(begin(), 0, { name: 'x'.repeat(25) }))).toEqual([{ text: 'new-wrong-long', seat: 0 }]);
    const unnamed = drafts.changeSeat(drafts.changeSeat(begin(), 0, { name: '' }), 1, { name: ' ' });
    expect(drafts.wrongs(unnamed)).toEqual([]);
  });

  it('tells its length and its alarm', () => {
    expect([drafts.lengthOf(7, 2), drafts.lengthOf(7, 4), drafts.lengthOf(1, 1)]).toEqual([25, 50, 5]);
    expect(drafts.alarmRound({ track: [{ round: 3, event: 'adv_03_searchlight' }, { round: 5, event: 'adv_03_alarm' }] })).toBe(5);
    expect(drafts.alarmRound({ track: [{ round: 3, event: 'adv_03_alarming' }] })).toBeNull();
  });
});
