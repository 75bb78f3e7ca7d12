import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#web/ui/button.tsx';
import { TextInput } from '#web/ui/field.tsx';
import { FormMessage } from '#web/ui/form.tsx';
import { Card } from '#web/ui/page.tsx';
import { useAction } from '#web/lib/use-action.ts';
import { ui } from '#web/ui/primitives.ts';
import classes from './about.module.css';
import { licences_address, type Licences, type Package } from './licences.ts';

/** The screen need not load two hundred licences to show the version: they are loaded on demand. */
export function Software(): ReactNode {
  const t = useTranslations('about.software');
  const [licences, setLicences] = useState<Licences>();
  const [hasFailed, setFailed] = useState(false);
  const { act, isWorking } = useAction();

  async function load(): Promise<void> {
    setFailed(false);
    const answer = await fetch(licences_address);
    if (!answer.ok) throw new Error(`the list of licences: ${answer.status}`);
    setLicences((await answer.json()) as Licences);
  }

  return (
    <Card aria-labelledby="about-software">
      <h2 id="about-software" className={ui('heading')}>
        {t('title')}
      </h2>
      <p className={classes['text']}>{t('text')}</p>
      {hasFailed && <FormMessage>{t('failed')}</FormMessage>}
      {licences === undefined ? (
        <Button
          look="outline"
          is_working={isWorking}
          onClick={() => void act({ run: load, failed: () => undefined, onFailed: () => setFailed(true) })}
        >
          {t(hasFailed ? 'again' : 'show')}
        </Button>
      ) : (
        <Packages licences={licences} />
      )}
    </Card>
  );
}

function Packages({ licences: { packages, texts } }: { licences: Licences }): ReactNode {
  const t = useTranslations('about.software');
  const [wanted, setWanted] = useState('');
  const field = useRef<HTMLInputElement>(null);
  // the pressed button is gone
  useEffect(() => field.current?.focus(), []);
  const word = wanted.trim().toLowerCase();
  const found = packages.filter(({ name, licence }) => `${name} ${licence}`.toLowerCase().includes(word));
  return (
    <>
      <TextInput
        label={t('find')}
        type="search"
        autoComplete="off"
        data-direction="ltr"
        value={wanted}
        ref={field}
        onChange={({ currentTarget }) => setWanted(currentTarget.value)}
      />
      <p role="status" className={classes['count']}>
        {t('count', { count: found.length })}
      </p>
      <ul className={`${ui('list')} ${classes['packages']}`}>
        {found.map((one) => (
          <li key={`${one.name} ${one.version}`}>
            <Terms of={one} text={one.text === null ? null : (texts[one.text] ?? null)} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Terms({
  of: { name, version, licence, home },
  text,
}: {
  of: Package;
  text: string | null;
}): ReactNode {
  const t = useTranslations('about.software');
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={classes['package']} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={ui('wrap', 'middle', 'target', 'pointer', 'gap0by12')}>
        <bdi className={ui('strong', 'breaking')}>{name}</bdi> <bdi className={ui('note')}>{version}</bdi>
        <bdi className={`${ui('note')} ${classes['licence']}`}>{licence}</bdi>
      </summary>
      {isOpen && (
        <div className={classes['terms']}>
          {home !== null && (
            <a href={home} target="_blank" rel="noreferrer" dir="ltr">
              {home}
            </a>
          )}
          {text === null ? (
            <p>{t('no_text')}</p>
          ) : (
            <>
              <h3 className={`${ui('note')} ${classes['licence']}`}>{t('text_of')}</h3>
              <pre dir="ltr" lang="en">
                {text}
              </pre>
            </>
          )}
        </div>
      )}
    </details>
  );
}
