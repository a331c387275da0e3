import { useEffect } from 'react';
import { product } from '#/core/product';

/** Left out where a part of the page gives it one. */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    if (title === undefined) return;
    document.title = title === product.name ? title : `${title} · ${product.name}`;
  }, [title]);
}
