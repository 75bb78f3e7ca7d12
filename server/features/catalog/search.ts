import { and, sql, type AnyColumn, type SQL } from 'drizzle-orm';
import { fold, foldedWords } from '#domain/fold.ts';

/*
 * Searching a column that `reference/search-text.ts` made: `|name|alias|code|~ what goes along`. Folded text holds
 * neither `%` nor `_` nor `\`, so it can stand in a pattern as it is.
 */

/** Whether every word that was typed stands somewhere, be it inside another ("coco cay" in "cococay"). */
export function matchesSql(search_text: AnyColumn, q: string): SQL | undefined {
  return and(...foldedWords(q).map((word) => hasWord(search_text, word)));
}

function hasWord(search_text: AnyColumn, word: string): SQL {
  const has = sql`${search_text} like ${`%${word}%`}`;
  // On the way to "saint", which is folded to "st", the list would be empty for two keys.
  return /^sain?$/.test(word) ? sql`(${has} or ${search_text} ~ '[| ]st ')` : has;
}

/** How well a row matches: 0 is its name, then any other name or code, then beginnings, then words; 5 the rest. */
export function rankSql(search_text: AnyColumn, q: string): SQL {
  const typed = fold(q);
  const words = foldedWords(q).map(
    (word) => sql`(${search_text} like ${`%|${word}%`} or ${search_text} like ${`% ${word}%`})`,
  );
  return sql`case
    when ${search_text} like ${`|${typed}|%`} then 0
    when ${search_text} like ${`%|${typed}|%`} then 1
    when ${search_text} like ${`|${typed}%`} then 2
    when ${search_text} like ${`%|${typed}%`} then 3
    when ${and(sql`true`, ...words)} then 4
    else 5 end`;
}
