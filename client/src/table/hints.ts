// What a hint says, and what a click on it does.
import type { Offer, Suggested } from '../generated/protocol';
import type { Game } from '../game/game.svelte';
import { aboutOf, figureOf, placeOf, spaceOf, verbOf } from '../game/offers';
import { rowOf, rowWithWay, type Row } from '../game/rows';
import { labelOf, type Speech } from '../game/words';
import { figureName, kindName, missionName, spaceName, t } from '../text';
import type { TableContext } from './context';

/** A hint with the offers behind it, as far as they are known. */
export interface Plan {
  offer: Offer;
  /** The thief who is activated first. */
  figure: string | null;
  /** What is done: the offer itself, or what follows the activation. */
  deed: Offer | null;
  /** What is done at the end of the way. */
  then: Offer | null;
}

export function planOf(game: Game, hint: Suggested): Plan | null {
  const offer = game.offers.find((one) => one.do === hint.do);
  if (!offer) return null;
  const steps = hint.steps ?? [];
  const activates = verbOf(offer) === 'activate';
  const figure = activates ? figureOf(offer) : null;
  const deed = activates ? (game.looked[figure ?? '']?.find((one) => one.do === steps[0]) ?? null) : offer;
  const next = activates ? steps[1] : steps[0];
  const then = deed?.then?.find((one) => one.do === next) ?? null;
  return { offer, figure, deed, then };
}

/** What a hint suggests, in a few words. */
export function titleOf(speech: Speech, plan: Plan): string {
  const { offer, figure, deed, then } = plan;
  if (!deed) return labelOf(speech, offer);
  const label = labelOf(speech, deed);
  const who = figure ?? (then ? speech.view.active : null);
  if (who === null) return label;
  if (!then) return t('hint-plan', { figure: figureName(who), deed: label });
  return t('hint-plan-way', { figure: figureName(who), space: spaceName(spaceOf(deed) ?? ''), deed: labelOf(speech, then) });
}

const NAMES: Record<string, (id: string) => string> = { kind: kindName, figure: figureName, space: spaceName, mission: missionName };

/** Why, in a sentence. */
export function reasonOf(hint: Suggested): string {
  const facts = Object.entries(hint.facts ?? {}).map(([key, value]): [string, string | number] => [
    key, typeof value === 'number' ? value : (NAMES[key]?.(String(value)) ?? String(value)),
  ]);
  return t(`hint-${hint.why}`, Object.fromEntries(facts));
}

/** Shows what a hint would do, as if it were pointed at. */
export function preview({ game, hands, ui }: TableContext, hint: Suggested): void {
  const plan = planOf(game, hint);
  if (!plan) return;
  if (plan.figure) hands.choose(plan.figure);
  const about = aboutOf(plan.offer);
  if (placeOf(plan.offer) === 'mission') ui.mission = String(about['mission']);
  else if (placeOf(plan.offer) === 'card') ui.raised = String(about['card'] ?? about['intrigue']);
  const { deed, then } = plan;
  if (!deed) return;
  if (placeOf(deed) === 'space') hands.aim(deed);
  hands.point(then ? { offer: deed, then } : { offer: deed });
}

/** Does what a hint suggests, after the same questions as a click on its row. */
export function follow(table: TableContext, hint: Suggested): void {
  const { game, acts } = table;
  const plan = planOf(game, hint);
  if (!plan || !game.speech) return;
  preview(table, hint);
  const { deed, then } = plan;
  const row: Row = deed && then ? rowWithWay(game.speech, deed, then) : rowOf(game.speech, deed ?? plan.offer);
  acts.row(row);
}
