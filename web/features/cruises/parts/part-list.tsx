import { Fragment, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Cruise } from '#contract/cruises.ts';
import { isolate } from '#web/lib/bidi.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { useOpenEditor } from './edit-key.ts';
import type { Side } from '#web/parts/cruise-parts/part-defaults.ts';
import { Unsent, useUnsent } from '#web/parts/outbox/unsent.tsx';
import { PartEditor } from './lazy-editor.tsx';
import type { PartKind } from '#web/parts/cruise-parts/part-fields.ts';
import classes from '#web/parts/cruise-parts/parts.module.css';
import { ui } from '#web/ui/primitives.ts';

interface PartListProps<Part> {
  cruise: Cruise;
  kind: PartKind;
  parts: readonly Part[];
  /** where a new record belongs */
  side?: Side;
  /** the text while there is no record */
  empty: string;
  /** the name of a record */
  titleOf: (part: Part) => string;
  children: (part: Part) => ReactNode;
}

/** The records of a kind, each with a button for its editor, and a button to add one. */
export function PartList<Part extends { id: string }>(props: PartListProps<Part>): ReactNode {
  const { cruise, kind, parts, side = 'pre', empty, titleOf, children } = props;
  const t = useTranslations('parts');
  const { editor, open } = useOpenEditor(cruise.id);
  const isUnsent = useUnsent(cruise.id);
  const new_key = `${kind}.new-${side}`;
  const can_edit = cruise.can.edit;
  return (
    <>
      {parts.length === 0 && editor?.key !== new_key && <p className={classes['empty']}>{empty}</p>}
      {parts.length > 0 && (
        <ul className={`${ui('list', 'ruled')} ${classes['rows']}`}>
          {parts.map((part) => {
            const title = titleOf(part);
            return (
              <li key={part.id}>
                {can_edit && editor?.kind === kind && editor.id === part.id ? (
                  <PartEditor key={editor.key} cruise={cruise} open={editor} title={title} />
                ) : (
                  <div className={ui('row', 'padBlock12', 'gap4')}>
                    <div className={ui('shrink', 'grow')}>
                      {children(part)}
                      {isUnsent(kind, part.id) && <Unsent />}
                    </div>
                    {can_edit && (
                      <IconButton
                        id={`edit-${part.id}`}
                        icon="pencil"
                        label={t('edit_one', { title: isolate(title) })}
                        size={20}
                        className={classes['edit']}
                        onClick={() => open(`${kind}.${part.id}`)}
                      />
                    )}
                  </div>
                )}
              </li>
            );
          })}
        </ul>
      )}
      {can_edit &&
        (editor?.key === new_key ? (
          <PartEditor key={editor.key} cruise={cruise} open={editor} />
        ) : (
          <p className={classes['add']}>
            <Button id={`add-${kind}-${side}`} look="quiet" onClick={() => open(new_key)}>
              <Icon name="plus" size={20} />
              {t(`add.${kind}`)}
            </Button>
          </p>
        ))}
    </>
  );
}

/** The known minor facts of a record in one line. */
export function Facts({ facts }: { facts: readonly (ReactNode | undefined)[] }): ReactNode {
  const known = facts
    .map((fact, index) => ({ fact, key: index }))
    .filter(({ fact }) => fact !== undefined && fact !== null && fact !== '');
  if (known.length === 0) return null;
  return (
    <p className={ui('note')}>
      {known.map(({ fact, key }, index) => (
        <Fragment key={key}>
          {index > 0 && ' · '}
          {fact}
        </Fragment>
      ))}
    </p>
  );
}
