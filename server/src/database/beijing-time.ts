const beijing = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Shanghai',
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** Beijing time as on the wire, `yyyy-MM-dd HH:mm:ss` (W4). The Swedish locale has this format. */
export function beijingTimestamp(date: Date): string {
  return beijing.format(date);
}

/** The Beijing day, `yyyy-MM-dd`. */
export function beijingDay(date: Date): string {
  return beijingTimestamp(date).slice(0, 10);
}

/** Parses a Beijing timestamp `yyyy-MM-dd HH:mm:ss`. China has no daylight saving time. */
export function parseBeijingTimestamp(timestamp: string): Date {
  return new Date(`${timestamp.replace(' ', 'T')}+08:00`);
}

/** The beginning of the Beijing day that contains the instant. */
export function startOfBeijingDay(date: Date): Date {
  return parseBeijingTimestamp(`${beijingDay(date)} 00:00:00`);
}
