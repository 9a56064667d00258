/** Connects the boxes in the tables with the form below them. */
export const compareForm = 'compare-grades';
