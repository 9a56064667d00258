export function productionStart(): { environment: Record<string, string>; parameters: string[] };
