export declare function isLand(longitude: number, latitude: number): boolean;
