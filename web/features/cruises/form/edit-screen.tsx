import { useQueryClient } from '@tanstack/react-query';
import { useLocation, useNavigate, useParams, useRouter } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Cruise } from '#contract/cruises.ts';
import { paths } from '#web/lib/paths.ts';
import { call } from '#web/lib/api.ts';
import { PageHeader, Skeleton } from '#web/ui/page.tsx';
import { CruiseForm } from './cruise-form.tsx';
import { CruiseRead } from '../cruise-read.tsx';
import { ScheduleMoveNotice } from '../schedule/move-notice.tsx';
import { fieldAt } from '#web/parts/cruise-fields/fields.ts';
import { ui } from '#web/ui/primitives.ts';
import type { FormStore } from '#web/parts/cruise-fields/form-store.ts';
import { changeOf, valuesOf } from '#web/parts/cruise-fields/form-values.ts';
import { cacheCruise } from '#web/lib/keep-cruise.ts';
import { MayEdit } from '../may-edit.tsx';
import { useCruiseForm } from './use-cruise-form.ts';
import { useFormState } from '#web/parts/cruise-fields/use-form-state.ts';

export function Screen(): ReactNode {
  const t = useTranslations('cruises.form');
  const { id } = useParams({ from: paths.cruise_edit });
  const page = (cruise: Cruise | undefined, form: ReactNode) => (
    <MayEdit key={id} cruise={cruise}>
      <div className={ui('page')}>
        <PageHeader title={t('edit')} lead={<bdi>{cruise?.ship_name}</bdi>} />
        {form}
      </div>
    </MayEdit>
  );
  return (
    <CruiseRead id={id} loading={page(undefined, <Skeleton height={420} />)}>
      {(cruise) => page(cruise, <Edit cruise={cruise} />)}
    </CruiseRead>
  );
}

/** Holds the record as it was when the form was opened; later versions are merged with it, never put over it. */
function Edit({ cruise: latest }: { cruise: Cruise }): ReactNode {
  const [cruise] = useState(latest);
  const [moves, setMoves] = useState(true);
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { history } = useRouter();
  const { id } = cruise;
  const hash = useLocation({ select: (location) => location.hash });
  const work = useCruiseForm({
    draft_id: id,
    is_new: false,
    version: cruise.version,
    is_own: cruise.share === null,
    before: valuesOf(cruise),
    send: (_form, { values, changed, base }) => {
      const move_schedule = moves && changed.includes('start_date') && latest.schedule.items.length > 0;
      const body = { ...changeOf(values, changed), ...(move_schedule && { move_schedule }) };
      return call('PATCH cruises/{id}', { params: { id }, body, if_match: base.version });
    },
    onSaved: async (saved, isHere) => {
      await cacheCruise(queries, saved);
      if (isHere()) await navigate({ to: paths.cruise_view, params: { id }, replace: true });
    },
  });
  return (
    <CruiseForm
      work={work}
      cruise_id={id}
      open_groups={['booking', 'stateroom']}
      at_field={fieldAt(hash)}
      after_voyage={<MoveNotice form={work.form} cruise={latest} moves={moves} onChange={setMoves} />}
      onCancel={() => history.back()}
    />
  );
}

interface MoveNoticeProps {
  form: FormStore;
  cruise: Cruise;
  moves: boolean;
  onChange: (moves: boolean) => void;
}

function MoveNotice({ form, ...props }: MoveNoticeProps): ReactNode {
  const start_date = useFormState(form, ({ values }) => values.start_date);
  const end_date = useFormState(form, ({ values }) => values.end_date);
  return <ScheduleMoveNotice {...props} start_date={start_date} end_date={end_date} />;
}
