import type { contact as cn } from '../cn/contact.ts';

export const contact = {
  title: 'Contact',
  say: 'Enquiries, chartering, partnership, jobs: go straight to the desk that handles yours.',
  details: 'Address and telephone',
  hours: 'Hours',
  pictures: {
    name: 'Pictures',
    say: 'All pictures on this site are computer-generated. None shows a plant, a ship or a person of the group.',
  },
  copy: (what: string) => `Copy: ${what}`,
  map: {
    label: 'Location',
    coordinates: 'Coordinates',
    latitude: (degrees: string, north: boolean) => `${degrees}° ${north ? 'N' : 'S'}`,
    longitude: (degrees: string, east: boolean) => `${degrees}° ${east ? 'E' : 'W'}`,
    system: 'WGS 84',
    metres: (count: number) => (count < 1000 ? `${count} m` : `${count / 1000} km`),
    open: 'Open in',
    services: {
      amap: 'AMap',
      baidu: 'Baidu Maps',
      yandex: 'Yandex Maps',
      google: 'Google Maps',
      osm: 'OpenStreetMap',
    },
  },
  desks: {
    name: 'Desks',
    title: 'Straight to the right desk',
    say: 'Each has its own line and mailbox. Nobody puts you through.',
  },
  write: {
    title: 'Write to us',
    say: 'Tell us what you need and how to reach you. The desk in charge answers.',
    within: 'to an answer, in working hours',
    open: 'Leave a message',
    look: 'Look up a receipt number',
  },
} satisfies typeof cn;
