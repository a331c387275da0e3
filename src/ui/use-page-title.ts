import { useEffect } from 'react';
import { product } from '#/core/product';

export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${product.name}`;
  }, [title]);
}
