const beijing = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Shanghai',
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** Beijing time as the wire says it, `yyyy-MM-dd HH:mm:ss` (W4). Swedish dates have just that form. */
export function beijingMoment(date: Date): string {
  return beijing.format(date);
}

/** The instant of a Beijing time written `yyyy-MM-dd HH:mm:ss`; China keeps +08:00 the year round. */
export function instantOf(moment: string): Date {
  return new Date(`${moment.replace(' ', 'T')}+08:00`);
}

/** When the Beijing day of an instant began. */
export function midnight(date: Date): Date {
  return instantOf(`${beijingMoment(date).slice(0, 10)} 00:00:00`);
}
