// A picture of the writer's own on its way into the content.
import { mkdirSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import { keepPicture } from '#editor/save/keep-picture.ts';
import { folderOfTest } from '../folder.ts';

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
const keep = (name: string, bytes: Uint8Array) => keepPicture(root, 'conditions', name, bytes);

test('it gets a name that fits an address, and the same picture is kept once', async () => {
  const red = await picture('red');
  expect(await keep('My Elbow.JPG', red)).toBe('my-elbow.jpg');
  expect(await keep('My Elbow.JPG', red)).toBe('my-elbow.jpg');
  expect(readdirSync(folder())).toEqual(['my-elbow.jpg']);
});

test('another picture of the same name is kept beside the first', async () => {
  const [red, blue] = [await picture('red'), await picture('blue')];
  await keep('elbow.jpg', red);
  expect(await keep('elbow.jpg', blue)).toBe('elbow-2.jpg');
  expect(readFileSync(path.join(folder(), 'elbow.jpg')).equals(red)).toBe(true);
  expect(readFileSync(path.join(folder(), 'elbow-2.jpg')).equals(blue)).toBe(true);
});

test('no name leads out of the folder', async () => {
  expect(await keep('../../../../evil.jpg', await picture('red'))).toBe('evil.jpg');
});

test('what the content check would refuse is refused in its words, and not kept', async () => {
  await expect(keep('small.jpg', await picture('red', 400))).rejects.toThrow(
    'The picture small.jpg is 400 pixels wide, so it would look blurred.',
  );
  await expect(keep('no.jpg', Buffer.from('no picture'))).rejects.toThrow(
    'The picture no.jpg cannot be read.',
  );
  await expect(keep('large.jpg', new Uint8Array(6 * 1024 * 1024))).rejects.toThrow('6.0 MB; 5 are the most.');
  const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="2000" height="900"/>');
  await expect(keep('drawing.svg', drawing)).rejects.toThrow('use JPEG, PNG, WebP or AVIF');
  expect(readdirSync(folder())).toEqual([]);
});
