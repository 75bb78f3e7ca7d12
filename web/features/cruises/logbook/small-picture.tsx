import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { callFile } from '#web/lib/api.ts';
import { isShipMode, subscribeShipMode } from '#web/lib/ship-mode.ts';
import { Icon } from '#web/ui/icon.tsx';
import { ui } from '#web/ui/primitives.ts';
import classes from './logbook.module.css';

/** Pixels around the window in which pictures are fetched before they are in sight. */
const near = 400;

interface SmallPictureProps {
  cruise_id: string;
  document_id: string;
}

/** The middle of a photograph, fetched when it comes near. Decorative: the button around it is named. */
export function SmallPicture({ cruise_id, document_id }: SmallPictureProps): ReactNode {
  const place = useRef<HTMLSpanElement>(null);
  const [isNear, setNear] = useState(false);
  const is_ship_mode = useSyncExternalStore(subscribeShipMode, isShipMode);
  const { data: picture, isError } = useQuery({
    queryKey: ['small picture', cruise_id, document_id],
    queryFn: ({ signal }) =>
      callFile('GET cruises/{id}/documents/{document_id}/file', {
        params: { id: cruise_id, document_id },
        query: { size: 'small' },
        signal,
      }),
    // in ship mode it comes when it is opened
    enabled: isNear && !is_ship_mode,
    // a photograph never changes
    staleTime: Infinity,
  });

  useEffect(() => {
    const node = place.current;
    if (node === null) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting !== true) return;
        setNear(true);
        observer.disconnect();
      },
      { rootMargin: `${near}px` },
    );
    observer.observe(node);
    return () => observer.disconnect();
  }, []);

  return (
    <span ref={place} className={`${ui('middle', 'center')} ${classes['small']}`}>
      {picture !== undefined ? (
        <Shown picture={picture} />
      ) : (
        (isError || is_ship_mode) && <Icon name="picture" size={28} />
      )}
    </span>
  );
}

function Shown({ picture }: { picture: Blob }): ReactNode {
  const show = useCallback(
    (node: HTMLImageElement) => {
      const address = URL.createObjectURL(picture);
      node.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [picture],
  );
  return <img ref={show} alt="" className={classes['image']} />;
}
