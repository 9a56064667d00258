// Loaded before commands that start the built server: builds what is older than its sources.
import { build } from './prepare.mjs';

build();
