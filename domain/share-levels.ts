/** How much of a cruise the receiver of a share sees, the least first (docs/product/rules.md, section 7). */
export const share_levels = ['itinerary', 'details', 'full', 'edit'] as const;
export type ShareLevel = (typeof share_levels)[number];

/** The lowest level that shows a field; `owner`: only the owner sees it. */
export type LowestLevel = ShareLevel | 'owner';

/** Whether a level shows fields whose lowest level is `from`. */
export function shows(level: ShareLevel, from: LowestLevel): boolean {
  return from !== 'owner' && share_levels.indexOf(level) >= share_levels.indexOf(from);
}

/** The levels that show fields whose lowest level is `from`. */
export function levelsFrom(from: ShareLevel): readonly ShareLevel[] {
  return share_levels.slice(share_levels.indexOf(from));
}
