import { Image } from '@/blocks/Image/Image';
import { fixtures } from '@/blocks/Image/fixtures';
import { checkBlock } from '@/features/content/testing/check-block';

checkBlock('G3', 'Image', Image, fixtures);
