import { dragRotation, type Rotation } from './globe-rotation.ts';

/** A pointer that pauses for longer before its release gives no momentum. In milliseconds. */
const maxDragPause = 80;

/** The fields of a pointer event that dragging needs. */
export type PointerSample = { clientX: number; clientY: number; timeStamp: number };

/** Turns the globe with the pointer that holds it. */
export function createDrag(rotation: Rotation) {
  let last: PointerSample = { clientX: 0, clientY: 0, timeStamp: 0 };
  return {
    grab: ({ clientX, clientY, timeStamp }: PointerSample) => {
      rotation.grabbed = true;
      last = { clientX, clientY, timeStamp };
    },
    move: ({ clientX, clientY, timeStamp }: PointerSample, degreesPerPixel: number) => {
      const [east, north] = [(last.clientX - clientX) * degreesPerPixel, (clientY - last.clientY) * degreesPerPixel];
      dragRotation(rotation, east, north, (timeStamp - last.timeStamp) / 1000);
      last = { clientX, clientY, timeStamp };
    },
    release: ({ timeStamp }: PointerSample) => {
      rotation.grabbed = false;
      if (timeStamp - last.timeStamp > maxDragPause) rotation.speed = { east: 0, north: 0 };
    },
  };
}
