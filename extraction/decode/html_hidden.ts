import type { CheerioAPI } from 'cheerio';

/** Elements that a browser shows nothing of. */
export function hiddenElements($: CheerioAPI): Set<unknown> {
  const hidden = new Set<unknown>();
  $('script,style,template,noscript,head,title,svg,object,iframe,[hidden],input[type=hidden]').each(
    (_, node) => {
      hidden.add(node);
    },
  );
  $('[style]').each((_, node) => {
    if (isHiddenBy($(node).attr('style') ?? '')) hidden.add(node);
  });
  return hidden;
}

function isHiddenBy(style: string): boolean {
  const plain = style.toLowerCase().replaceAll(/\s+/g, '');
  return /(?:^|;)(?:display:none|visibility:(?:hidden|collapse)|opacity:0(?:\.0+)?(?:;|$)|font-size:[01](?:\.\d+)?(?:px|pt|em|rem|%)?(?:;|!|$))/.test(
    plain,
  );
}
