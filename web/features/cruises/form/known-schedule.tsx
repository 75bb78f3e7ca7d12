import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { FormStore } from '#web/parts/cruise-fields/form-store.ts';
import { useFormState } from '#web/parts/cruise-fields/use-form-state.ts';
import { Checkbox } from '#web/ui/field.tsx';
import { ui } from '#web/ui/primitives.ts';

interface KnownScheduleProps {
  form: FormStore;
  is_wanted: boolean;
  onChange: (is_wanted: boolean) => void;
}

/** Offers to fill in the schedule after saving, as the ship's ports on those days are known. */
export function KnownSchedule({ form, is_wanted, onChange }: KnownScheduleProps): ReactNode {
  const t = useTranslations('cruises.form');
  const count = useFormState(form, ({ suggested }) => suggested?.schedule_days ?? 0);
  return (
    <div role="status">
      {count > 0 && (
        <div className={ui('grid', 'gap4', 'above16')}>
          <p>{t('schedule_known', { count })}</p>
          <Checkbox
            label={t('fill_schedule')}
            checked={is_wanted}
            onChange={({ currentTarget }) => onChange(currentTarget.checked)}
          />
        </div>
      )}
    </div>
  );
}
