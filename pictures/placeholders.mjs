import { mkdirSync, writeFileSync } from 'node:fs';
import { Picture } from './kit.mjs';
import * as M from './materials.mjs';
import * as S from './sites.mjs';
const { heap, closeUp, scanLines, oneLump, needles, powder, billets, profiles, ingots, dunes, blocks, grades, pitch, pastilles, stipple, lattice, twentyRings } = M;
const gallery = {
  'banner-twenty-years': heap, 'calcined-coke': closeUp, 'green-coke-heap': scanLines, 'coke-lump': oneLump, 'needle-coke': needles, 'anode-powder': powder,
  'aluminium-billets': billets, 'aluminium-profiles': profiles, 'alloy-ingots': ingots, alumina: dunes, 'carbon-blocks': blocks, recarburiser: grades, pitch, 
  'sulfur-granules': pastilles, urea: stipple, 'banner-anode': lattice, 'banner-anniversary': twentyRings,
  'banner-calcining': S.kiln, 'calciner-blue-hour': S.plant, 'banner-sea-freight': (p) => S.voyage(p, {f:2300}),
  'hopper-train': S.train, 'rail-yard': S.railYard, trucks: S.trucks, 'container-terminal': S.terminal, 'berth-grabs': S.berth, 'lpg-spheres': S.spheres, 'storage-dome': S.dome, 'loading-conveyor': S.conveyor,
  'bulk-carrier': (p)=>S.voyage(p,{eye:[95,20,-330],at:[95,16,0],f:2700,cx:1010,sun:1500}), 'lpg-tanker': (p)=>S.voyage(p,{kind:'lpg',eye:[-110,22,-190],at:[100,17,0],f:1900,cx:1000,sun:1450, hull:'#3d6361'}),
};
const folder = new URL('../content/pictures/', import.meta.url);
mkdirSync(folder, { recursive: true });
const wanted = process.argv.slice(2);
for (const [name, draw] of Object.entries(gallery)) {
  if (wanted.length && !wanted.includes(name)) continue;
  const p = new Picture(name);
  draw(p);
  const svg=p.svg();
  writeFileSync(new URL(`${name}.svg`, folder), svg);
  console.log(name, svg.length);
}
