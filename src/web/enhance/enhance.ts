import { slideBeforeAfter } from './before-after.ts';
import { hideBrokenImages } from './broken-images.ts';
import { openDropdowns } from './dropdown.ts';
import { keepQueryInOtherLanguage } from './language.ts';
import { fadeLazyImages } from './lazy-images.ts';
import { loadLiveModules } from './live-modules.ts';
import { closeMenuOnJump } from './phone-menu.ts';
import { markScrolled } from './scrolled.ts';
import { addSpeculationRules } from './speculation-rules.ts';

markScrolled();
openDropdowns();
closeMenuOnJump();
fadeLazyImages();
hideBrokenImages();
slideBeforeAfter();
loadLiveModules();
addSpeculationRules();
keepQueryInOtherLanguage();
