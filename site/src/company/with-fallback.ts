/** The data of a static content endpoint, with JSON pointers of the fields that are given in Chinese instead (W17). */
export type WithFallback<Data> = { data: Data; fallback?: string[] | undefined };
