export const rowsPerPage = 50;
