import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Settings } from '#contract/account.ts';
import { paths } from '#web/lib/paths.ts';
import { isolate } from '#web/lib/bidi.ts';
import { useSizeFormats } from '#web/lib/format-size.ts';
import { useFormats } from '#web/lib/formats.ts';
import { read } from '#web/lib/queries.ts';
import { buttonClass } from '#web/ui/button-class.ts';
import { Address } from '#web/ui/address.tsx';
import { ui } from '#web/ui/primitives.ts';
import { Section } from './section.tsx';
import classes from './settings.module.css';

/** The login data and plan of the account. Each is changed on a screen of its own, with the password. */
export function AccountSection({ settings }: { settings: Settings }): ReactNode {
  const t = useTranslations('settings.account');
  const states = useTranslations('shell.states');
  const names = useTranslations('shell.plans');
  const formats = useFormats();
  const { data: about } = useQuery(read('GET about'));
  const { data: usage } = useQuery(read('GET user/usage'));
  const { size } = useSizeFormats();
  const { plan_name, plan_expiry } = settings;
  const plan = names(plan_name);
  // on an instance without paid plans the end that an operator noted has no effect
  const has_end = plan_expiry !== '' && (about?.plans_enabled === true || plan_name === 'admin');
  return (
    <Section id="account" lead={t('lead')}>
      <ul className={ui('list', 'grid', 'gap16')}>
        <Fact
          name={t('email')}
          way={
            <Link to={paths.email_change} className={buttonClass('outline')}>
              {t('change_email')}
            </Link>
          }
        >
          <Address>{settings.user.email}</Address>
        </Fact>
        <Fact
          name={t('password')}
          way={
            <Link to={paths.password} className={buttonClass('outline')}>
              {t('change_password')}
            </Link>
          }
        />
        <Fact
          name={t('plan')}
          way={
            about?.plans_enabled === true && (
              <Link to={paths.upgrade} className={buttonClass('outline')}>
                {states('see_plans')}
              </Link>
            )
          }
        >
          {!has_end
            ? plan
            : t(plan_name === 'free' ? 'plan_ended' : 'plan_until', {
                plan,
                date: formats.date(plan_expiry, 'medium'),
              })}
        </Fact>
        <Fact name={t('room')}>
          {/* keeps the line while the usage is unknown */}
          {usage === undefined
            ? '\u00a0'
            : t('room_used', {
                cruises: formats.number(usage.cruises),
                most_cruises: formats.number(usage.most_cruises),
                bytes: isolate(size(usage.bytes)),
                most_bytes: isolate(size(usage.most_bytes)),
              })}
        </Fact>
      </ul>
    </Section>
  );
}

interface FactProps {
  name: string;
  /** a link to the screen that changes it */
  way?: ReactNode;
  children?: ReactNode;
}

function Fact({ name, way, children }: FactProps): ReactNode {
  return (
    <li className={`${ui('bar', 'gap8by16')} ${classes['fact']}`}>
      <div>
        <p className={ui('note')}>{name}</p>
        {children !== undefined && <p>{children}</p>}
      </div>
      {way}
    </li>
  );
}

/** Deletes the account; the last section. */
export function DeletionSection(): ReactNode {
  const t = useTranslations('settings.delete_account');
  return (
    <Section id="delete" lead={t('link_text')}>
      <Link to={paths.delete_account} className={buttonClass('danger')}>
        {t('submit')}
      </Link>
    </Section>
  );
}
