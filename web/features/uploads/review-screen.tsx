import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { UploadReading } from '#contract/uploads.ts';
import { dayAt } from '#domain/dates.ts';
import { paths } from '#web/lib/paths.ts';
import { ApiError } from '#web/lib/api-errors.ts';
import { now } from '#web/ui/clock.ts';
import { browserTimeZone } from '#web/lib/formats.ts';
import { focusHeading } from '#web/ui/heading.ts';
import { useFocusRecovery } from '#web/lib/kept-focus.ts';
import { useScreenAhead } from '#web/lib/load-ahead.ts';
import { ForbiddenCard } from '#web/parts/plans/plan-required.tsx';
import { read } from '#web/lib/queries.ts';
import { ScreenRead } from '#web/parts/read-states.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { Card, PageHeader, Skeleton } from '#web/ui/page.tsx';
import { StateCard } from '#web/ui/state-card.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { isUnderWay } from './poll.ts';
import { Review } from './review.tsx';
import { readReviewDraft } from './review-draft.ts';
import { reviewOf } from './review-model.ts';
import { createReviewStore } from './review-store.ts';
import { ui } from '#web/ui/primitives.ts';
import classes from './review.module.css';
import upload_classes from './upload.module.css';
import { UploadRow } from './upload-row.tsx';
import { useReading } from './use-uploads.ts';

/** The values read from one document, beside it, before they are recorded. */
export function Screen(): ReactNode {
  const { id } = useParams({ from: paths.upload_review });
  useFocusRecovery();
  const t = useTranslations('uploads.review');
  const query = useReading(id);
  const { data: settings } = useQuery(read('GET user/settings'));
  const back = (look: 'filled' | 'outline' = 'filled') => (
    <Link to={paths.cruise_upload} className={buttonClass(look)}>
      {t('back')}
    </Link>
  );

  if (settings?.plan_features.includes('upload') === false)
    return <ForbiddenCard icon="record" title={t('document')} code="plan_required" />;
  const missing = (
    <StateCard icon="record" title={t('gone')} actions={back()}>
      <p>{t('gone_text')}</p>
    </StateCard>
  );
  // discarded meanwhile, here or elsewhere
  if (query.error instanceof ApiError && query.error.status === 404) return missing;
  return (
    <ScreenRead query={query} loading={<Loading />} failed={t('failed')} missing={missing}>
      {(reading) => <Reading reading={reading} back={back} />}
    </ScreenRead>
  );
}

interface ReadingProps {
  reading: UploadReading;
  back: (look?: 'filled' | 'outline') => ReactNode;
}

/** A document that is recorded, being read, or to be reviewed. */
function Reading({ reading: data, back }: ReadingProps): ReactNode {
  const t = useTranslations('uploads.review');
  const list = useTranslations('uploads.list');
  const [cruise_id] = data.cruise_ids;
  if (data.state === 'accepted') {
    return (
      <StateCard
        icon="check"
        title={t('accepted')}
        actions={
          <>
            {cruise_id !== undefined && (
              <Link to={paths.cruise_view} params={{ id: cruise_id }} className={buttonClass()}>
                {list('open', { count: 1 })}
              </Link>
            )}
            {back('outline')}
          </>
        }
      >
        <p>{t('accepted_text')}</p>
      </StateCard>
    );
  }
  if (isUnderWay(data) || data.proposals.length === 0) {
    return (
      <div className={`${ui('stack', 'page', 'gap20')} ${upload_classes['page']}`}>
        <PageHeader title={t(isUnderWay(data) ? 'still' : 'nothing')} />
        <Card>
          <ul className={ui('list')}>
            <UploadRow upload={data} />
          </ul>
        </Card>
        <p>{back('outline')}</p>
      </div>
    );
  }
  return <Reviewed key={`${data.id}-${data.version}`} reading={data} />;
}

/** Starts from the proposal, or from earlier corrections. */
function Reviewed({ reading }: { reading: UploadReading }): ReactNode {
  const { id, version } = reading;
  useScreenAhead(paths.cruise_view);
  const [turn, setTurn] = useState(0);
  const [made, setMade] = useState(() => {
    const draft = readReviewDraft(id, version);
    return { is_restored: draft !== undefined, store: createReviewStore(draft ?? freshReviews(reading)) };
  });
  // the pressed button is gone with the rest of the screen
  useEffect(() => {
    if (turn > 0) focusHeading();
  }, [turn]);

  return (
    <Review
      key={turn}
      reading={reading}
      store={made.store}
      is_restored={made.is_restored}
      onStartAfresh={() => {
        setMade({ is_restored: false, store: createReviewStore(freshReviews(reading)) });
        setTurn(turn + 1);
      }}
    />
  );
}

function freshReviews({ proposals, reason }: UploadReading) {
  const moment = new Date(now()).toISOString();
  const today = dayAt(moment, browserTimeZone() ?? 'UTC');
  return proposals.map((proposal) => {
    const review = reviewOf(proposal, today);
    // a cancellation is recorded as cancelled, so that no reminder to sail is sent
    return reason === 'cancelled'
      ? { ...review, values: { ...review.values, cancelled_at: moment } }
      : review;
  });
}

/** As large as the loaded screen. */
function Loading(): ReactNode {
  const t = useTranslations('uploads.review');
  return (
    <div className={`${ui('stack', 'gap16')} ${classes['page']}`} role="status">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <Skeleton height={64} />
      <div className={`${ui('grid', 'gap24')} ${classes['columns']}`}>
        <Skeleton height={720} />
        <Skeleton height={720} />
      </div>
    </div>
  );
}
