/** The number by which people know a product or a job, such as `BY-CPC-0101`. */
export const itemCodePattern = /^[A-Z0-9]+(-[A-Z0-9]+)*$/;
