import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { DiaryEntry } from '#contract/cruise-parts.ts';
import type { Cruise } from '#contract/cruises.ts';
import { isolate } from '#web/lib/bidi.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { ui } from '#web/ui/primitives.ts';
import { useOpenEditor } from '../parts/edit-key.ts';
import { PartEditor } from '../parts/lazy-editor.tsx';
import { Sign } from '../ribbon/ribbon.tsx';
import { AddPhotographs, SendingPhotographs } from './add-photographs.tsx';
import classes from './logbook.module.css';
import type { LoggedDay } from './logged-days.ts';
import { SmallPicture } from './small-picture.tsx';

/** The letters of the face of names (web/app/letters); isolates around them are none. */
const has_display = /^[ -ÿŒœ–—‘’“”…−־א-ת׳״\u2066-\u2069]*$/u;

interface LogbookDayProps {
  cruise: Cruise;
  day: LoggedDay;
  /** with a button for photographs of its own */
  may_add: boolean;
  onOpen: (document_id: string) => void;
}

/** A day: where the ship was, what was written, and the photographs. */
export function LogbookDay({ cruise, day, may_add, onOpen }: LogbookDayProps): ReactNode {
  const t = useTranslations('logbook');
  const { date, place, when, name, entries, photographs, is_today } = day;
  const { editor, open } = useOpenEditor(cruise.id);
  const new_key = `diary.new-${date}`;
  const is_writing = cruise.can.edit && editor?.key === new_key;
  const may_write = cruise.can.edit && entries.length === 0 && !is_writing;
  return (
    <li
      className={`${ui('grid', 'lineAbove', 'padBlock12')} ${classes['day']}`}
      aria-current={is_today ? 'date' : undefined}
    >
      <div className={`${ui('sign')} ${classes['mark']}`}>
        <Sign kind={day.kind} />
      </div>
      <div className={ui('shrink')}>
        <h3
          className={`${ui('text17', 'bold', 'tight')} ${classes['place']}`}
          data-plain={!has_display.test(place ?? when) || undefined}
        >
          {place === undefined ? when : <bdi>{place}</bdi>}
        </h3>
        {place !== undefined && <p className={ui('note', 'tight')}>{when}</p>}
      </div>
      {cruise.can.edit && (
        <div className={`${ui('row', 'middle')} ${classes['tools']} ${is_today ? classes['today'] : ''}`}>
          {may_add && <AddPhotographs cruise={cruise} day={day} is_wide={is_today} />}
          {may_write && <WriteButton key_of_editor={new_key} name={name} is_wide={is_today} onOpen={open} />}
        </div>
      )}
      <div className={`${ui('stack', 'gap12')} ${classes['kept']}`}>
        {!may_add && <SendingPhotographs cruise={cruise} day={day} />}
        {entries.map((entry) => (
          <Entry key={entry.id} cruise={cruise} entry={entry} />
        ))}
        {is_writing && <PartEditor key={new_key} cruise={cruise} open={editor} />}
        {photographs.length > 0 && (
          <ul
            className={`${ui('list', 'grid', 'gap8')} ${classes['photographs']}`}
            aria-label={t('of_day', { day: name })}
          >
            {photographs.map(({ id }, index) => (
              <li key={id}>
                <button
                  type="button"
                  className={`${ui('press', 'flush', 'block', 'relative')} ${classes['photograph']}`}
                  aria-label={t('photograph', {
                    place: String(index + 1),
                    count: String(photographs.length),
                    day: name,
                  })}
                  onClick={() => onOpen(id)}
                >
                  <SmallPicture cruise_id={cruise.id} document_id={id} />
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </li>
  );
}

interface WriteButtonProps {
  key_of_editor: string;
  name: string;
  is_wide: boolean;
  onOpen: (key: string) => void;
}

function WriteButton({ key_of_editor, name, is_wide, onOpen }: WriteButtonProps): ReactNode {
  const t = useTranslations('parts.add');
  const id = `add-${key_of_editor}`;
  if (is_wide) {
    return (
      <Button id={id} look="outline" onClick={() => onOpen(key_of_editor)}>
        <Icon name="pencil" size={20} />
        {t('diary')}
      </Button>
    );
  }
  return (
    <IconButton
      id={id}
      icon="pencil"
      size={22}
      label={`${t('diary')}: ${name}`}
      onClick={() => onOpen(key_of_editor)}
    />
  );
}

/** Characters of an entry that name it. */
const shown_characters = 40;

function Entry({ cruise, entry }: { cruise: Cruise; entry: DiaryEntry }): ReactNode {
  const t = useTranslations('parts');
  const { editor, open } = useOpenEditor(cruise.id);
  const { id, text } = entry;
  const key = `diary.${id}`;
  const title = text.length > shown_characters ? `${text.slice(0, shown_characters).toWellFormed()}…` : text;
  if (cruise.can.edit && editor?.key === key)
    return <PartEditor key={key} cruise={cruise} open={editor} title={title} />;
  return (
    <div className={ui('row', 'top', 'gap4')}>
      <p className={`${ui('lines', 'breaking', 'grow', 'shrink')} ${classes['text']}`} dir="auto">
        {text}
      </p>
      {cruise.can.edit && (
        <IconButton
          id={`edit-${id}`}
          icon="pencil"
          size={20}
          label={t('edit_one', { title: isolate(title) })}
          onClick={() => open(key)}
        />
      )}
    </div>
  );
}
