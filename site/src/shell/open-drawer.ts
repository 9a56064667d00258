export const drawerId = 'drawer';

/** Opens the drawer without scripts; with scripts the handler prevents it. React does not know these attributes yet. */
export const openDrawerCommand = { command: 'show-modal', commandfor: drawerId };

/** Opens the server's HTML, whose code may load later. That Back closes it may load a moment later, too. */
export async function openDrawer(): Promise<void> {
  const drawer = document.getElementById(drawerId);
  if (!(drawer instanceof HTMLDialogElement)) return;
  drawer.showModal();
  const { closeOnBack } = await import('../parts/dialog/close-on-back.ts');
  if (drawer.open) drawer.addEventListener('close', closeOnBack(drawer), { once: true });
}
