/** Where a stored picture is fetched from; what staff enter as a full path stays as it is. */
export function pictureAddress(picture: string): string {
  return picture.startsWith('/') ? picture : `/pictures/${picture}.svg`;
}
