import type { ReactNode } from 'react';
import type { ReceivedShare } from '#contract/sharing.ts';
import { useRouteText } from '#web/parts/cruise/route-text.ts';
import { SeaStrip } from '#web/parts/cruise/sea-strip.tsx';
import { ui } from '#web/ui/primitives.ts';

interface InvitedVoyageProps {
  share: ReceivedShare & { voyage: NonNullable<ReceivedShare['voyage']> };
}

/** The ship and the route of what an invitation offers. */
export function InvitedVoyage({ share: { ship_name, voyage } }: InvitedVoyageProps): ReactNode {
  const route = useRouteText()(voyage);
  return (
    <>
      <SeaStrip cruise={{ ...voyage, ship_name }} className={ui('rounded', 'clip')} />
      {route !== undefined && <p className={ui('muted', 'above4')}>{route}</p>}
    </>
  );
}
