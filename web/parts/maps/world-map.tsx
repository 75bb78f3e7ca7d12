import { Link } from '@tanstack/react-router';
import { type ReactNode, useId, useMemo, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import type { StatsMap } from '#contract/stats-map.ts';
import { useNamedPorts } from '#web/lib/port-name.ts';
import type { WorldScene } from '#web/ui/map/world-drawing.ts';
import { WorldPicture } from '#web/ui/map/world-picture.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { countryNames } from '#web/lib/formats.ts';
import { paths } from '#web/lib/paths.ts';
import { ui } from '#web/ui/primitives.ts';
import { MapDownload } from './map-download.tsx';
import { saveWorldMap } from './map-file.ts';
import { WorldLegend } from './world-legend.tsx';
import { worldSceneOf } from './world-map-scene.ts';
import classes from './world-map.module.css';

export interface WorldMapProps {
  map: StatsMap;
  /** the filter, which the page of the map keeps */
  search: Readonly<Record<string, string>>;
}

/** The same object for the same answer, also on the next visit of the screen: its picture is drawn once. */
const scenes = new WeakMap<StatsMap, { visited: StatsMap['ports']; scene: WorldScene }>();

function sceneOf(map: StatsMap, visited: StatsMap['ports']): WorldScene {
  const known = scenes.get(map);
  if (known?.visited === visited) return known.scene;
  const scene = worldSceneOf({ ...map, ports: visited });
  scenes.set(map, { visited, scene });
  return scene;
}

/** All visited places: the map, the port chosen on it, both file formats, and the ports as a list. */
export function WorldMap({ map, search }: WorldMapProps): ReactNode {
  const t = useTranslations('routes.world');
  const stats = useTranslations('stats.sections');
  const locale = useLocale();
  const title_id = useId();
  const [chosen, setChosen] = useState<string>();
  const [is_listed, setListed] = useState(false);
  const visited = useNamedPorts(map.ports);
  const scene = useMemo(() => sceneOf(map, visited), [map, visited]);
  const names = useMemo(() => {
    const codes = [...scene.countries];
    return new Map(countryNames(codes, locale).map(({ code, name }) => [code, name]));
  }, [scene, locale]);
  const port = visited.find(({ port_id }) => port_id === chosen);
  const ports = t('ports', { count: map.ports.length });
  const countries = t('countries', { count: scene.countries.size });

  async function save(format: 'svg' | 'png'): Promise<void> {
    const direction = locale === 'he' ? 'rtl' : 'ltr';
    const caption = { title: t('title'), note: `${ports} · ${countries}`, direction } as const;
    await saveWorldMap(scene, format, caption);
  }

  return (
    <section aria-labelledby={title_id}>
      <h2 id={title_id} className={ui('unseen')}>
        {t('title')}
      </h2>
      <div className={`${ui('relative')} ${classes['map']}`}>
        <WorldPicture
          scene={scene}
          label={t('map_of', { ports, countries })}
          chosen={chosen}
          onChoose={setChosen}
        />
        <div className={classes['legend']}>
          <WorldLegend scene={scene} />
        </div>
      </div>
      <div className={`${ui('row', 'middle', 'between', 'gap8')} ${classes['foot']}`}>
        <p className={ui('shrink', 'tight', 'muted')} aria-live="polite">
          {map.ports.length === 0 && t('none')}
          {map.ports.length > 0 && port === undefined && t('hint')}
          {port !== undefined && (
            <>
              <bdi className={ui('ink', 'bold')}>{port.name}</bdi>
              {names.has(port.country) && <> · {names.get(port.country)}</>}
              {' · '}
              {t('visits', { count: port.visits })}
            </>
          )}
        </p>
        {map.ports.length > 0 && (
          <div className={ui('row', 'middle', 'gap8', 'unprinted')}>
            <Link
              to={paths.world_map}
              search={search}
              className={`${buttonClass('outline')} ${ui('unbroken')}`}
            >
              {stats('map')}
            </Link>
            <MapDownload onSave={save} />
          </div>
        )}
      </div>
      {map.ports.length > 0 && (
        <details className={classes['list']} onToggle={() => setListed(true)}>
          <summary className={ui('target', 'padBlock8', 'strong', 'pointer')}>{t('as_list')}</summary>
          {/* it has hundreds of rows, and few people open it; a search of the page does not find them before */}
          {is_listed && (
            <table className={`${ui('table', 'full', 'below16')} ${classes['table']}`}>
              <thead>
                <tr>
                  <th scope="col">{t('port')}</th>
                  <th scope="col">{t('country')}</th>
                  <th scope="col" className={ui('end')}>
                    {t('visits_head')}
                  </th>
                </tr>
              </thead>
              <tbody>
                {visited.map(({ port_id, name, country, visits }) => (
                  <tr key={port_id}>
                    <th scope="row">
                      <bdi>{name}</bdi>
                    </th>
                    <td>{names.get(country) ?? ''}</td>
                    <td className={ui('end')}>{visits}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          )}
        </details>
      )}
    </section>
  );
}
