/** What one of the three static contents answers: its texts, and which of them are in Chinese instead (W17). */
export type Told<Data> = { data: Data; fallback?: string[] | undefined };
