import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useWeatherFormats } from '#web/lib/format-weather.ts';
import { read } from '#web/lib/queries.ts';
import { useSkyWord } from '#web/parts/weather/sky-word.ts';
import { ConditionIcon } from '#web/ui/condition-icon.tsx';
import { ui } from '#web/ui/primitives.ts';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';

/** The weather of a day of a cruise in brief; nothing while it is not known. */
export function DaySky({ id, date }: { id: string; date: string }): ReactNode {
  const units = useWeatherFormats();
  const skyWord = useSkyWord();
  // the line below the pass reads the same
  const { data } = useQuery(read('GET cruises/{id}/weather', { params: { id } }));
  const summary = data?.days.find((day) => day.date === date && day.summary !== null)?.summary;
  if (summary === null || summary === undefined || units === undefined) return null;
  const { condition, high } = summary;
  return (
    <span className={ui('row', 'middle', 'gap4', 'text13')}>
      <ConditionIcon condition={condition} is_day size={20} />
      <VisuallyHidden>{skyWord(condition, true)}</VisuallyHidden>
      {high !== null && units.degrees(high)}
    </span>
  );
}
