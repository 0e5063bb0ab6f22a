// Storing a writer's picture.
import { mkdirSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import { storePicture } from '../api/save/pictures.ts';
import { folderOfTest, writeFiles } from '@clinic/desk/tests/folder.ts';

let root: string;
const folder = () => path.join(root, 'src/content/conditions');
beforeEach(() => {
  root = folderOfTest();
  mkdirSync(folder(), { recursive: true });
});

const picture = (background: string, width = 1000) =>
  sharp({ create: { width, height: 600, channels: 3, background } })
    .jpeg()
    .toBuffer();
const colourOf = async (name: string) => (await sharp(path.join(folder(), name)).stats()).dominant;
const kept = (name: string) => sharp(path.join(folder(), name)).metadata();
const keep = (name: string, bytes: Uint8Array) => storePicture(root, 'conditions', name, bytes);

test('makes a URL-safe name and stores the same picture once', async () => {
  const red = await picture('red');
  expect(await keep('My Elbow.JPG', red)).toBe('my-elbow.jpg');
  expect(await keep('My Elbow.JPG', red)).toBe('my-elbow.jpg');
  expect(readdirSync(folder())).toEqual(['my-elbow.jpg']);
});

test('stores another picture of the same name beside the first', async () => {
  const [red, blue] = [await picture('red'), await picture('blue')];
  await keep('elbow.jpg', red);
  expect(await keep('elbow.jpg', blue)).toBe('elbow-2.jpg');
  const [first, second] = [await colourOf('elbow.jpg'), await colourOf('elbow-2.jpg')];
  expect(first.r).toBeGreaterThan(first.b);
  expect(second.b).toBeGreaterThan(second.r);
});

test('gives no picture the name of a deleted one', async () => {
  writeFiles(root, { '.deleted/conditions/elbow.jpg': 'another' });
  expect(await keep('elbow.jpg', await picture('red'))).toBe('elbow-2.jpg');
});

test('accepts no name outside the folder', async () => {
  expect(await keep('../../../../evil.jpg', await picture('red'))).toBe('evil.jpg');
});

test('rejects what the content check rejects, with its message', async () => {
  await expect(keep('small.jpg', await picture('red', 400))).rejects.toThrow(
    'The picture small.jpg is 400 pixels wide, so it would look blurred.',
  );
  await expect(keep('no.jpg', Buffer.from('no picture'))).rejects.toThrow(
    'The picture no.jpg cannot be read.',
  );
  const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="2000" height="900"/>');
  await expect(keep('drawing.svg', drawing)).rejects.toThrow('use JPEG, PNG, WebP, AVIF or HEIC');
  expect(readdirSync(folder())).toEqual([]);
});

test('shrinks and rotates a large photo and removes its metadata', async () => {
  const photo = await sharp({ create: { width: 3000, height: 4000, channels: 3, background: 'red' } })
    .withExif({ IFD3: { GPSLatitude: '18/1 31/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  expect((await sharp(photo).metadata()).exif).toBeDefined();
  await keep('photo.jpg', photo);
  expect(await kept('photo.jpg')).toMatchObject({ width: 2400, height: 1800 });
  expect((await kept('photo.jpg')).exif).toBeUndefined();
});

test('converts HEIC to a format for all browsers', async () => {
  const photo = readFileSync(path.join(import.meta.dirname, 'photo.heic'));
  expect(await keep('IMG_0001.HEIC', photo)).toBe('img_0001.jpg');
  expect(await kept('img_0001.jpg')).toMatchObject({ format: 'jpeg', width: 1000, height: 750 });
});

test('rejects a truncated photo', async () => {
  const photo = readFileSync(path.join(import.meta.dirname, 'photo.heic'));
  for (const [name, bytes] of Object.entries({ 'half.heic': photo, 'half.jpg': await picture('red') }))
    await expect(keep(name, bytes.subarray(0, bytes.length / 2))).rejects.toThrow(`${name} cannot be read`);
  expect(readdirSync(folder())).toEqual([]);
});

test('keeps transparency', async () => {
  const holes = sharp({ create: { width: 1000, height: 600, channels: 4, background: '#ff000080' } });
  expect(await keep('holes.png', await holes.png().toBuffer())).toBe('holes.webp');
  expect((await kept('holes.webp')).hasAlpha).toBe(true);
});
