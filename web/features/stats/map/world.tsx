import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import type { Position } from 'geojson';
import { memo, type ReactNode, useCallback, useEffect, useId, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocale, useTranslations } from 'use-intl';
import type { StatsMap } from '#contract/stats-map.ts';
import { type SeaRegion, sea_regions, seaRegionOf } from '#domain/sea-regions.ts';
import { isolate } from '#web/lib/bidi.ts';
import { countryNames, useFormats } from '#web/lib/formats.ts';
import { paths } from '#web/lib/paths.ts';
import { useNamedPorts } from '#web/lib/port-name.ts';
import { read as readOf } from '#web/lib/queries.ts';
import { RoutesAwaited } from '#web/parts/cruise/routes-awaited.tsx';
import { WorldLegend } from '#web/parts/maps/world-legend.tsx';
import { worldSceneOf } from '#web/parts/maps/world-map-scene.ts';
import { buttonClass } from '#web/ui/button-class.ts';
import { Button } from '#web/ui/button.tsx';
import { Select } from '#web/ui/field.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { allowed, type Camera, cameraFor, cameraOf, cameraText, pixelOf } from '#web/ui/map/camera.ts';
import type { Cluster } from '#web/ui/map/clusters.ts';
import { useFrame } from '#web/ui/map/use-frame.ts';
import { closer, farther } from '#web/ui/map/use-gestures.ts';
import { useSettled } from '#web/ui/map/use-settled.ts';
import type { Frame } from '#web/ui/map/view.ts';
import { placesOf, type WorldPort } from '#web/ui/map/world-drawing.ts';
import { ZoomMap } from '#web/ui/map/zoom-map.tsx';
import { PageHeader } from '#web/ui/page.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { ui } from '#web/ui/primitives.ts';
import { filterOf, isFiltered } from '../search.ts';
import classes from './map.module.css';

type Port = StatsMap['ports'][number];

/** Of the ports in sight, those visited most. */
const MOST = 50;
/** The address follows the look once the hand rests. */
const SETTLED_MS = 400;

/** The page of the map, loaded apart: maps are no part of a screen's first file. */
export function World({ map: read }: { map: StatsMap }): ReactNode {
  const t = useTranslations('world');
  const stats = useTranslations('stats');
  const words = useTranslations('routes.world');
  const formats = useFormats();
  const search = useSearch({ from: paths.world_map });
  const navigate = useNavigate();
  const router = useRouter();
  const ports_named = useNamedPorts(read.ports);
  const map = useMemo(() => ({ ...read, ports: ports_named }), [read, ports_named]);
  const scene = useMemo(() => worldSceneOf(map), [map]);
  const places = useMemo(() => placesOf(scene), [scene]);
  const [place, frame] = useFrame<HTMLDivElement>();
  const [look, setLook] = useState<Camera | undefined>(() => cameraOf(search.at));
  const [open, setOpen] = useState<readonly WorldPort[]>([]);
  const [jumped, setJumped] = useState('');
  // an address, or a turned phone, may ask for more than there is
  const camera = useMemo(() => frame && lookIn(frame, look, places), [frame, look, places]);
  const panel = useRef<HTMLElement>(null);
  const keys_id = useId();

  const move = useCallback(
    (change: (camera: Camera, frame: Frame) => Camera) => {
      if (frame === undefined) return;
      setLook((before) => change(lookIn(frame, before, places), frame));
      setJumped('');
    },
    [frame, places],
  );

  useEffect(() => {
    if (look === undefined) return;
    const timer = setTimeout(() => {
      // a link was followed meanwhile
      if (router.latestLocation.pathname !== paths.world_map) return;
      const at = cameraText(look);
      void navigate({
        to: paths.world_map,
        search: (before) => ({ ...before, at }),
        replace: true,
        resetScroll: false,
      });
    }, SETTLED_MS);
    return () => clearTimeout(timer);
  }, [look, navigate, router]);

  const jump = useCallback(
    (to: string, ports: readonly WorldPort[] | undefined) => {
      if (frame === undefined) return;
      setLook(cameraFor(ports?.map(placeOf) ?? places, frame));
      setJumped(to);
    },
    [frame, places],
  );

  const opened = useMemo(
    () => map.ports.filter(({ port_id }) => open.some(({ id }) => id === port_id)),
    [map, open],
  );
  // once the hand rests: a list that changes with each pixel would slow it down
  const rested = useSettled(camera, SETTLED_MS);
  const in_sight = useMemo(
    () => (frame && rested ? map.ports.filter((port) => isSeen(port, rested, frame)).slice(0, MOST) : []),
    [map, rested, frame],
  );
  const counted = {
    ports: words('ports', { count: map.ports.length }),
    countries: words('countries', { count: scene.countries.size }),
  };

  // the figure of the statistics, which count ports without a place too: mostly known, as the way here leads past them
  const { data: visited } = useQuery(readOf('GET stats', { query: filterOf(search) }));
  const placeless = Math.max(0, (visited?.ports?.length ?? 0) - map.ports.length);
  const ports_told = words('ports', { count: map.ports.length + placeless });

  const close = useCallback(() => {
    setOpen([]);
    place.current?.focus();
  }, [place]);

  useEffect(() => {
    const node = panel.current;
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') close();
    };
    node?.addEventListener('keydown', closeOnEscape);
    return () => node?.removeEventListener('keydown', closeOnEscape);
  }, [close]);

  return (
    <div className={classes['screen']}>
      <Head
        lead={[ports_told, placeless > 0 && t('placeless', { count: placeless }), counted.countries]
          .filter(Boolean)
          .join(' · ')}
      />
      <div className={`${ui('card', 'clip')} ${classes['card']}`}>
        <div className={`${ui('middle', 'gap4', 'padInline12', 'padBlock8')} ${classes['tools']}`}>
          <Jump ports={scene.ports} value={jumped} onJump={jump} />
          <IconButton icon="minus" label={t('farther')} onClick={() => move(farther)} />
          <IconButton icon="plus" label={t('closer')} onClick={() => move(closer)} />
        </div>
        <span id={keys_id} hidden>
          {t('keys')}
        </span>
        <div className={classes['map']}>
          <ZoomMap
            scene={scene}
            place={place}
            frame={frame}
            camera={camera}
            onMove={move}
            label={words('map_of', counted)}
            description={keys_id}
            nameOf={({ first, items }) => {
              const port = isolate(first.names.at(-1) ?? '');
              return items.length === 1
                ? t('place', { port, visits: words('visits', { count: first.visits }) })
                : t('cluster', { port, count: formats.number(items.length) });
            }}
            countOf={formats.number}
            open={open[0]?.id}
            onOpen={({ items }: Cluster<WorldPort>) => {
              // its name is that of its content before it is read out
              flushSync(() => setOpen(items));
              panel.current?.scrollTo({ top: 0 });
              // on a phone the list is longer than the window, and its start is in sight
              panel.current?.focus({ preventScroll: true });
            }}
          />
        </div>
        <div className={classes['legend']}>
          <WorldLegend scene={scene} />
        </div>
        <section
          ref={panel}
          tabIndex={-1}
          aria-label={opened.length === 0 ? stats('sections.ports') : t('chosen')}
          className={`${ui('lineAbove')} ${classes['panel']}`}
        >
          {opened.length === 0 ? (
            <p className={ui('note', 'below4')}>
              {map.ports.length > 0
                ? t('hint')
                : isFiltered(search)
                  ? stats('filters.nothing')
                  : words('none')}
            </p>
          ) : (
            <div className={ui('bar', 'gap8')}>
              <strong>{words('ports', { count: opened.length })}</strong>
              <span className={ui('row', 'middle')}>
                {opened.length > 1 && (
                  <Button look="quiet" onClick={() => jump('', open)}>
                    {t('near')}
                  </Button>
                )}
                <IconButton icon="close" label={t('close')} onClick={close} />
              </span>
            </div>
          )}
          <Ports ports={opened.length === 0 ? in_sight : opened} />
          {map.routes_awaited > 0 && (
            <p className={ui('note')}>
              <RoutesAwaited count={map.routes_awaited} />
            </p>
          )}
        </section>
      </div>
    </div>
  );
}

/** The same while the map moves, as the parts below. */
const Head = memo(function Head({ lead }: { lead: string }): ReactNode {
  const t = useTranslations('stats');
  const search = useSearch({ from: paths.world_map });
  return (
    <PageHeader
      title={t('sections.map')}
      lead={lead}
      actions={
        <Link to={paths.stats} search={filterOf(search)} className={buttonClass('outline')}>
          {t('title')}
        </Link>
      }
    />
  );
});

interface JumpProps {
  ports: readonly WorldPort[];
  /** a region or `everywhere`; empty once the map was moved */
  value: string;
  /** @param ports undefined for all that is on the map */
  onJump: (to: string, ports: readonly WorldPort[] | undefined) => void;
}

const Jump = memo(function Jump({ ports, value, onJump }: JumpProps): ReactNode {
  const t = useTranslations('world');
  const regions = useMemo(() => portsByRegion(ports), [ports]);
  return (
    <Select
      className={classes['jump']}
      aria-label={t('jump')}
      value={value}
      options={[
        { value: '', label: t('jump') },
        { value: 'everywhere', label: t('everywhere') },
        ...sea_regions
          .filter((region) => regions.has(region))
          .map((region) => ({ value: region, label: t(`regions.${region}`) })),
      ]}
      onChange={({ currentTarget }) => {
        const to = currentTarget.value;
        // `Jump to` itself goes nowhere
        if (to !== '') onJump(to, regions.get(to as SeaRegion));
      }}
    />
  );
});

const Ports = memo(function Ports({ ports }: { ports: readonly Port[] }): ReactNode {
  const t = useTranslations('world');
  const words = useTranslations('routes.world');
  const formats = useFormats();
  const locale = useLocale();
  const search = useSearch({ from: paths.world_map });
  const countries = useMemo(() => {
    const codes = [...new Set(ports.map(({ country }) => country))].filter(Boolean);
    return new Map(countryNames(codes, locale).map(({ code, name }) => [code, name]));
  }, [ports, locale]);
  return (
    <ul className={ui('list', 'ruled')}>
      {ports.map(({ port_id, name, country, visits, latest_visit }) => (
        <li key={port_id}>
          <Link
            to={paths.stats}
            search={{ ...filterOf(search), of: 'cruise.port', key: port_id }}
            className={`${ui('row', 'middle', 'between', 'gap12', 'lit', 'inherit', 'plain')} ${classes['port']}`}
          >
            <span className={ui('shrink')}>
              <VisuallyHidden>{t('cruises')} </VisuallyHidden>
              <bdi className={ui('bold')}>{name}</bdi>
              {countries.has(country) && <> · {countries.get(country)}</>}
              <span className={ui('note', 'block')}>
                {words('visits', { count: visits })} ·{' '}
                <span className={ui('inlineBlock')}>
                  {t('last_visit', { date: formats.date(latest_visit) })}
                </span>
              </span>
            </span>
            <span className={`${ui('inline', 'muted', 'fixed')} ${classes['arrow']}`}>
              <Icon name="chevron" size={20} />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
});

/** The look wanted, or else that at all places, as far as it goes in a frame. */
function lookIn(frame: Frame, look: Camera | undefined, places: readonly Position[]): Camera {
  return look === undefined ? cameraFor(places, frame) : allowed(look, frame);
}

function isSeen({ lon, lat }: Port, camera: Camera, frame: Frame): boolean {
  const { x, y } = pixelOf(camera, frame, [lon, lat]);
  return x > 0 && y > 0 && x < frame.width && y < frame.height;
}

function placeOf({ lon, lat }: { lon: number; lat: number }): [number, number] {
  return [lon, lat];
}

function portsByRegion(ports: readonly WorldPort[]): Map<SeaRegion, WorldPort[]> {
  const regions = new Map<SeaRegion, WorldPort[]>();
  for (const port of ports) {
    const region = seaRegionOf(port);
    if (region !== undefined) regions.set(region, [...(regions.get(region) ?? []), port]);
  }
  return regions;
}
