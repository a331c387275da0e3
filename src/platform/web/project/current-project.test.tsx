// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { useProject } from '#/platform/web/project/current-project';

describe('the current project', () => {
  it('is not to be had outside its provider', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(() => renderHook(() => useProject())).toThrow('useProject must be used within a ProjectProvider');
  });
});
