// Loaded before commands that start the browser: installs it, or says how.
import { installBrowser } from './browser.mjs';

installBrowser();
