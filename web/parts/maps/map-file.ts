import { type MapCaption, mapText } from '#web/ui/map/file-text.ts';
import { groundOf } from '#web/ui/map/ground.ts';
import { loadCountries, loadLand } from '#web/ui/map/land.ts';
import { measureText } from '#web/ui/map/measure.ts';
import { landShapes, pictureOf, type RouteScene, routeShapes, seaShapes } from '#web/ui/map/route-drawing.ts';
import { paper_palette, type Shape } from '#web/ui/map/shape.ts';
import type { Frame } from '#web/ui/map/view.ts';
import { worldGroundOf, worldPictureOf, type WorldScene } from '#web/ui/map/world-drawing.ts';
import { saveFile } from '#web/lib/files.ts';
import { fontFaces, paintPng } from '#web/lib/svg-download.ts';

export type MapFormat = 'svg' | 'png';

/** The size of a file, whatever the screen. */
const paper: Frame = { width: 1200, height: 720 };
const world_paper: Frame = { width: 1400, height: 683 };

/** Draws a route anew for paper and saves it as a file. */
export async function saveRouteMap(
  scene: RouteScene,
  format: MapFormat,
  caption: MapCaption,
  name: string,
): Promise<void> {
  const picture = pictureOf(scene, paper, measureText);
  const { view } = picture;
  const ground = groundOf(view, await loadLand(view.level, view.cells));
  const shapes = [
    ...seaShapes(picture, paper_palette),
    ...landShapes(ground, paper_palette),
    ...routeShapes(picture, paper_palette),
  ];
  await saveMap(shapes, paper, format, caption, name);
}

/** Draws the map of the world anew for paper and saves it as a file. */
export async function saveWorldMap(scene: WorldScene, format: MapFormat, caption: MapCaption): Promise<void> {
  const picture = worldPictureOf(scene, world_paper, measureText);
  const [land, visited] = await Promise.all([loadLand('far', ['0_0']), loadCountries(scene.countries)]);
  const ground = worldGroundOf(picture.plain, land, visited);
  await saveMap(picture.shapes(paper_palette, ground), world_paper, format, caption, caption.title);
}

async function saveMap(
  shapes: readonly Shape[],
  frame: Frame,
  format: MapFormat,
  caption: MapCaption,
  name: string,
): Promise<void> {
  const { fontFamily } = getComputedStyle(document.body);
  const font_faces = await fontFaces(fontFamily);
  const file = { ...frame, shapes, caption, palette: paper_palette, font_family: fontFamily, font_faces };
  const { text, width, height } = mapText(file);
  const blob =
    format === 'svg'
      ? new Blob([text], { type: 'image/svg+xml;charset=utf-8' })
      : await paintPng(text, width, height);
  saveFile(blob, `${fileName(name)}.${format}`);
}

/** Removes characters that file systems refuse. */
function fileName(name: string): string {
  return name.replaceAll(/[\p{Cc}\p{Cf}/\\:*?"<>|]/gu, '').trim();
}
