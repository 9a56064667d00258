#!/usr/bin/env node
/**
 * Writes the SVG placeholder pictures of the demonstration company to `content/pictures/<name>.svg`. They stand in until the rendered
 * scenes exist. Run: `node pictures/placeholders.mjs [name …]`. Same input, same bytes: all chance comes from a generator seeded by the name.
 * Colours follow `design/look.md`: graphite and petrol shade, one ember. No text, no styles, no scripts, nothing from outside the file.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { Picture, range } from './kit.mjs';
import * as material from './materials.mjs';
import { honour, monogram, panorama, partner } from './plates.mjs';
import * as site from './sites.mjs';

const two = (i) => String(i + 1).padStart(2, '0');
/** Name to drawing; a pair is a drawing with the options of this variant. */
const gallery = {
  'banner-twenty-years': material.heap,
  'banner-calcining': site.kiln,
  'banner-sea-freight': [site.voyage, { f: 1900, cx: 1120, hull: '#5b737b' }],
  'banner-anode': material.lattice,
  'banner-anniversary': material.twentyRings,
  'green-coke-heap': material.scanLines,
  'calcined-coke': material.closeUp,
  'coke-lump': material.oneLump,
  'needle-coke': material.needles,
  'anode-powder': material.powder,
  'aluminium-billets': material.billets,
  'aluminium-profiles': material.profiles,
  'alloy-ingots': material.ingots,
  alumina: material.dunes,
  'carbon-blocks': material.blocks,
  recarburiser: material.grades,
  pitch: material.pitch,
  'sulfur-granules': material.pastilles,
  'lpg-spheres': site.spheres,
  urea: material.stipple,
  'calciner-blue-hour': site.plant,
  'anode-hall': site.anodeHall,
  'aluminium-line': site.castLine,
  laboratory: site.laboratory,
  'storage-dome': site.dome,
  'loading-conveyor': site.conveyor,
  'bulk-carrier': [
    site.voyage,
    { eye: [95, 20, -330], at: [95, 16, 0], f: 2700, cx: 1010, sun: 1500, hull: '#5b737b' },
  ],
  'berth-grabs': site.berth,
  'container-terminal': site.terminal,
  'hopper-train': site.train,
  trucks: site.trucks,
  'lpg-tanker': [
    site.voyage,
    { kind: 'lpg', eye: [-110, 22, -190], at: [100, 17, 0], f: 2450, cx: 1000, sun: 1500, hull: '#4a7371' },
  ],
  'rail-yard': site.railYard,
  warehouse: site.warehouse,
  'wind-solar': site.windSolar,
  'trees-water': site.trees,
  boardroom: site.boardroom,
  'training-workshop': site.workshop,
  canteen: site.canteen,
  'sports-ground': site.sportsGround,
  library: site.library,
  'news-01': [site.voyage, { eye: [330, 34, -120], at: [95, 15, 0], f: 1900, cx: 960, sun: 1450 }],
  'news-02': [material.powder, { eye: [-3, 4.6, -9], n: 150, big: 1.25, foil: 0.75 }],
  'news-03': [site.train, { eye: [-2.2, 5.6, -13], at: [0.6, 4.2, 12], sun: 980 }],
  'news-04': [site.plant, { eye: [34, 7, -74], at: [12, 24, 0], sun: 1500 }],
  'news-05': [material.billets, { eye: [3.6, 3.4, -8.2], at: [-0.2, 3.3, 0.5], hot: 3 }],
  'news-06': [site.terminal, { eye: [62, 26, -74], at: [-8, 5, 14], f: 1900, ember: 70 }],
  'news-07': [material.heap, { eye: [4, 5, -15], at: [-1, 3.2, 4], rise: 7, sun: 1250, spacing: (y) => 68 + y * 0.06 }],
  'news-08': [site.laboratory, { vials: 5, x0: 240, peak: 1180 }],
  'news-09': [site.conveyor, { eye: [2, 6, -34], at: [21, 18, 0], f: 1500 }],
  'news-10': [site.kiln, { eye: [-34, 5, -26], at: [2, 10.5, 0], f: 1250 }],
  'news-11': [site.berth, { eye: [84, 9, -78], at: [-2, 22, 6], f: 1450, sun: 520 }],
  'news-12': [material.lattice, { eye: [2, 8.5, -9], at: [0.5, -0.5, 2.5], bond: [1180, 520], wave: 0.8, left: 0.3 }],
  'honour-1': [honour, { petals: 9, kind: 0 }],
  'honour-2': [honour, { petals: 14, depth: 0.3, kind: 1, tone: '#2b3d44' }],
  'honour-3': [honour, { petals: 6, depth: 0.6, kind: 2, tone: '#17494a', tall: true }],
  'honour-4': [honour, { petals: 18, depth: 0.5, loops: 4, kind: 3, tone: '#26343a' }],
  'honour-5': [honour, { petals: 8, depth: 0.5, kind: 4, tone: '#3a3431', tall: true }],
  'honour-6': [honour, { petals: 12, depth: 0.66, kind: 5, tone: '#1d434a' }],
  'honour-7': [honour, { petals: 5, depth: 0.44, loops: 6, kind: 6, tone: '#2b3d44', tall: true }],
  'honour-8': [honour, { petals: 24, depth: 0.34, loops: 4, kind: 7, tone: '#33302c' }],
  'monogram-chairman': monogram,
  'poster-company': panorama,
  ...Object.fromEntries(range(12).map((i) => [`partner-${two(i)}`, [partner, i]])),
};
const sizes = {
  'monogram-chairman': [960, 1200],
  ...Object.fromEntries(range(12).map((i) => [`partner-${two(i)}`, [240, 80]])),
};

const folder = new URL('../content/pictures/', import.meta.url);
const wanted = process.argv.slice(2);
mkdirSync(folder, { recursive: true });
for (const [name, entry] of Object.entries(gallery)) {
  if (wanted.length && !wanted.includes(name)) continue;
  const [draw, options] = [entry].flat();
  const picture = new Picture(name, ...(sizes[name] ?? []));
  draw(picture, options);
  const svg = picture.svg();
  if (svg.length > 60_000) console.warn(`${name}: ${svg.length} bytes, more than 60 kB`);
  writeFileSync(new URL(`${name}.svg`, folder), svg);
}
