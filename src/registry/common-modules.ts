/**
 * What most blocks use. Imported by the page, it is sent once with the page's own script; each block's script would
 * carry a copy of it otherwise, about 2 kB a block.
 */
import '@/cms/fields/image';
import '@/cms/fields/link';
import '@/cms/fields/rich-text';
import '@/cms/fields/text';
import '@/ui/button/Button';
import '@/ui/icon/Icon';
